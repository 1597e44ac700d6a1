import { donationCategories } from '#contract/donations.ts';
import { EditableText } from '../../editing/EditableText.tsx';
import { listItems } from '../../editing/text-lines.ts';
import { Ticks } from '../../layout/Ticks.tsx';

const WE_ACCEPT = Object.values(donationCategories).join('\n');
const WE_CANNOT_ACCEPT = 'Please ask us before you bring anything that is not listed here.';

/** What the shops take and what they cannot take; staff write both lists, one entry a line. */
export const AcceptLists = () => (
  <section className="section section--tint">
    <div className="wrap grid g2">
      <div className="panel panel--ok">
        <h2 className="h3">We Accept</h2>
        <EditableText
          relativeUrl="/donations"
          place="accept"
          fallback={WE_ACCEPT}
          show={(content) => <Ticks items={listItems(content)} />}
        />
      </div>
      <div className="panel panel--no">
        <h2 className="h3">We Cannot Accept</h2>
        <EditableText
          relativeUrl="/donations"
          place="cannot-accept"
          fallback={WE_CANNOT_ACCEPT}
          show={(content) => <Ticks no items={listItems(content)} />}
        />
      </div>
    </div>
  </section>
);
