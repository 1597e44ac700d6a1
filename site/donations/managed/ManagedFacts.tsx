import { donationCategories, donationConditions, PHOTOS_MAX } from '#contract/donations/donations.ts';
import type { ManagedDonation } from '#contract/donations/managed-donation.ts';
import { thingsOf } from '#contract/donations/other-things.ts';
import { managed } from '#contract/words/managed.ts';
import { offer } from '#contract/words/offer.ts';
import { T } from '../../language/T.tsx';
import { labelValue, t, textValue } from '../../language/t.ts';
import { Written } from '../../language/Written.ts';
import { picturesWaitingText } from '../../ui/pictures-waiting.ts';

export const ManagedFacts = ({ donation }: { donation: ManagedDonation }) => {
  const { description, language, pickupRequired, pickupAddress, photos, picturesWaiting } = donation;
  const count = photos.length + picturesWaiting;
  return (
    <dl className="given">
      <div>
        <T as="dt" of={managed.giving} />
        {thingsOf(donation).map(({ category, condition, howMany }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what was sent stays as it is
          <dd key={index}>
            <T
              of={managed.givingWhat}
              values={{
                category: textValue(donationCategories[category]),
                condition: labelValue(donationConditions[condition].label),
              }}
            />
            {howMany && <Written language={language ?? null}>{` (${howMany})`}</Written>}
          </dd>
        ))}
      </div>
      <div>
        <T as="dt" of={managed.givingWords} />
        <Written as="dd" className="lines" language={language ?? null}>
          {description}
        </Written>
      </div>
      <div>
        <T as="dt" of={managed.givingWay} />
        <T as="dd" of={pickupRequired ? managed.wayPickup : managed.wayDropOff} />
        {pickupAddress && (
          <Written as="dd" className="lines">
            {pickupAddress}
          </Written>
        )}
      </div>
      <div>
        <T as="dt" of={offer.photosTitle} />
        <dd>
          {count === 0 ? <T of={offer.noPhotos} /> : <T of={managed.photosOf} values={{ count, max: PHOTOS_MAX }} />}
          {photos.length > 0 && (
            <ul className="snaps">
              {photos.map(({ id, dataUrl, width, height }, index) => (
                <li key={id}>
                  <img
                    src={dataUrl}
                    alt={t(managed.photoAlt, { count: index + 1, max: photos.length })}
                    width={width}
                    height={height}
                  />
                </li>
              ))}
            </ul>
          )}
          {picturesWaiting > 0 && <p className="hint">{picturesWaitingText(picturesWaiting)}</p>}
        </dd>
      </div>
    </dl>
  );
};
