import { contactPlaces } from '#contract/places/contact.ts';
import { useSettings } from '../../client/PageAnswersContext.tsx';
import { EditableText } from '../../editing/EditableText.tsx';
import { Line } from '../../editing/Line.tsx';
import { listItems } from '../../editing/text-lines.ts';
import { ContactFacts } from '../../layout/ContactFacts.tsx';
import { Fact } from '../../layout/Facts.tsx';
import { formatList } from '../../layout/format-list.ts';
import { Ticks } from '../../layout/Ticks.tsx';

const { texts } = contactPlaces;

/** Phone, email and the counter; and what becomes of what somebody writes. */
export const OtherWays = () => {
  const { contact, shops } = useSettings();
  return (
    <section className="section">
      <div className="wrap split">
        <div>
          <div className="head head--close">
            <Line of={texts['ways-title']} as="h2" />
          </div>
          <ContactFacts phone={contact.phone} email={contact.email}>
            <Fact icon="store" name="At the counter">
              <a href="/about/our-shops">{formatList(shops.map(({ name }) => name))}</a>
            </Fact>
          </ContactFacts>
        </div>
        <div className="panel panel--ok">
          <Line of={texts['afterwards-title']} as="h2" className="h3" />
          <EditableText of={texts.afterwards} show={(content) => <Ticks items={listItems(content)} />} />
          <p>
            <a href="/privacy#messages">What we keep, and for how long</a>
          </p>
        </div>
      </div>
    </section>
  );
};
