import type { DonationItem } from '#contract/donations/donation-desk.ts';
import { donationCategories, donationConditions } from '#contract/donations/donations.ts';
import { collectionHours } from '#contract/donations/offered-day.ts';
import { pickupLines, pickupNotes } from '#contract/donations/pickup-address.ts';
import { longDate } from '#contract/dublin.ts';
import { Written } from '../../../../language/Written.ts';
import { Badge } from '../../../../ui/Badge.tsx';
import { StaffPhone } from '../../../shell/phone/StaffPhone.tsx';
import { OtherKinds } from '../OtherKinds.tsx';
import { type Area, lacksStreet } from './areas.ts';

const WhoAndWhere = ({ item }: { item: DonationItem }) => (
  <>
    <b>{item.submitterName}</b>
    <span className="pre">{pickupLines(item).join('\n')}</span>
    {lacksStreet(item) && (
      <Badge tone="wait" icon="triangle-alert">
        No street: ring first
      </Badge>
    )}
    <span>
      <StaffPhone phone={item.submitterPhone} />
    </span>
  </>
);

const photosText = ({ photoUrls: { length } }: DonationItem) =>
  length > 0 ? `${length} ${length === 1 ? 'photo' : 'photos'}` : 'no photo';

const What = ({ item }: { item: DonationItem }) => (
  <>
    <b>{donationCategories[item.category]}</b>
    <Written className="pre" language={item.language ?? null}>
      {item.description}
    </Written>
    {item.otherThings && (
      <span>
        <OtherKinds item={item} begin="Also: " />
      </span>
    )}
    <small>
      {[donationConditions[item.condition].label, photosText(item), item.reference].filter(Boolean).join(', ')}
    </small>
  </>
);

const Instructions = ({ item }: { item: DonationItem }) => (
  <>
    {item.pickup?.agreed && (
      <b>{`Agreed: ${longDate(`${item.pickup.agreed.date}T12:00:00Z`)}, ${collectionHours(item.pickup.agreed)}`}</b>
    )}
    <span className="pre">{pickupNotes(item) || 'No instructions'}</span>
    {item.adminNotes && <span className="pre">{`Note: ${item.adminNotes}`}</span>}
  </>
);

export const AreaTable = ({ area }: { area: Area }) => (
  <section className="sheet__area">
    <h2>
      <span>{`${area.name} `}</span>
      <small>{area.items.length === 1 ? '1 stop' : `${area.items.length} stops`}</small>
    </h2>
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table scrolls sideways on a phone, also by keyboard */}
    <section className="sheet__scroll" aria-label={`Stops in ${area.name}`} tabIndex={0}>
      <table className="sheet__table">
        <thead>
          <tr>
            <th scope="col">Done</th>
            <th scope="col">Who and where</th>
            <th scope="col">What</th>
            <th scope="col">Instructions</th>
          </tr>
        </thead>
        <tbody>
          {area.items.map((item) => (
            <tr key={item.id}>
              <td>
                <span className="sheet__tick" role="img" aria-label="Box to tick" />
              </td>
              <td>
                <WhoAndWhere item={item} />
              </td>
              <td>
                <What item={item} />
              </td>
              <td>
                <Instructions item={item} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  </section>
);
