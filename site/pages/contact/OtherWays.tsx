import { useSettings } from '../../client/PageAnswersContext.tsx';
import { ContactFacts } from '../../layout/ContactFacts.tsx';
import { Fact } from '../../layout/Facts.tsx';
import { formatList } from '../../layout/format-list.ts';
import { Ticks } from '../../layout/Ticks.tsx';
import { Store } from '../../ui/icons/Store.tsx';

const AFTERWARDS = [
  'Our own people read them, and nobody else.',
  'We answer by phone or e-mail, whichever you gave.',
  'We erase them some time after we have answered. Ask, and we do it sooner.',
];

/** Phone, e-mail and the counter; and what becomes of what somebody writes. */
export const OtherWays = () => {
  const { contact, shops } = useSettings();
  return (
    <section className="section">
      <div className="wrap split">
        <div>
          <div className="head head--close">
            <h2>Other ways</h2>
          </div>
          <ContactFacts phone={contact.phone} email={contact.email}>
            <Fact icon={Store} name="At the counter">
              <a href="/about/our-shops">{formatList(shops.map(({ name }) => name))}</a>
            </Fact>
          </ContactFacts>
        </div>
        <div className="panel panel--ok">
          <h2 className="h3">What happens to your lines</h2>
          <Ticks items={AFTERWARDS} />
          <p>
            <a href="/privacy#messages">What we keep, and for how long</a>
          </p>
        </div>
      </div>
    </section>
  );
};
