import { donationCategories } from '#contract/donations.ts';
import { itemTitle } from '../item-title.ts';
import type { Area } from './areas.ts';

/** What is to be fetched in one area, with a box to tick for each. */
export const AreaTable = ({ area }: { area: Area }) => (
  <section className="sheet__area">
    <h2>
      {area.name} <small>{area.items.length === 1 ? '1 stop' : `${area.items.length} stops`}</small>
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
                <b>{item.submitterName}</b>
                <span className="pre">{item.pickupAddress}</span>
                <a href={`tel:${item.submitterPhone.replace(/[^+\d]/g, '')}`}>{item.submitterPhone}</a>
              </td>
              <td>
                <b>{itemTitle(item.description)}</b>
                <span>
                  {donationCategories[item.category]}, {item.reference}
                </span>
              </td>
              <td className="pre">{item.pickupInstructions || 'No instructions'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  </section>
);
