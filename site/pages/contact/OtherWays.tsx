import { contactPlaces } from '#contract/places/contact.ts';
import { readRetention } from '#contract/privacy/public-calls.ts';
import { defaultRetention } from '#contract/privacy/retention.ts';
import { useAnswer, useSettings } from '../../client/PageAnswersContext.tsx';
import { pageKey } from '../../client/page-answers.ts';
import { EditableText } from '../../editing/EditableText.tsx';
import { Line } from '../../editing/Line.tsx';
import { listItems } from '../../editing/text-lines.ts';
import { ContactFacts } from '../../layout/ContactFacts.tsx';
import { Fact } from '../../layout/Facts.tsx';
import { formatList } from '../../layout/format-list.ts';
import { Ticks } from '../../layout/Ticks.tsx';
import { monthsInWords } from '../privacy/months-in-words.ts';

const { texts } = contactPlaces;

/** Phone, email and the counter; and what becomes of what somebody writes. */
export const OtherWays = () => {
  const { contact, shops } = useSettings();
  const { data: periods = defaultRetention } = useAnswer(pageKey(readRetention, {}));
  const deleted = `We delete it ${monthsInWords(periods.messages)} after we have answered. Ask, and we delete it sooner.`;
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
          <EditableText of={texts.afterwards} show={(content) => <Ticks items={[...listItems(content), deleted]} />} />
          <p>
            <a href="/privacy#messages">What we keep, and for how long</a>
          </p>
        </div>
      </div>
    </section>
  );
};
