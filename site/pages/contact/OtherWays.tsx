import { contactPlaces } from '#contract/places/contact.ts';
import { readRetention } from '#contract/privacy/public-calls.ts';
import { defaultRetention } from '#contract/privacy/retention.ts';
import { contact as words } from '#contract/words/contact.ts';
import { forms } from '#contract/words/forms.ts';
import { useAnswer, useSettings } from '../../client/PageAnswersContext.tsx';
import { pageKey } from '../../client/page-answers.ts';
import { EditableText } from '../../editing/EditableText.tsx';
import { PageText } from '../../editing/PageText.tsx';
import { listItems } from '../../editing/text-lines.ts';
import { T } from '../../language/T.tsx';
import { messageLanguage, pageAddress, t } from '../../language/t.ts';
import { ContactFacts } from '../../layout/ContactFacts.tsx';
import { Fact } from '../../layout/Facts.tsx';
import { formatList } from '../../layout/format-list.ts';
import { Ticks } from '../../layout/Ticks.tsx';

const Deleted = ({ after: months }: { after: number }) => {
  const isYears = months % 12 === 0;
  const of = isYears ? words.deletedYears : words.deletedMonths;
  return <Ticks items={[t(of, { count: isYears ? months / 12 : months })]} lang={messageLanguage(of)} />;
};

const { texts } = contactPlaces;

export const OtherWays = () => {
  const { contact, shops } = useSettings();
  const { data: periods = defaultRetention } = useAnswer(pageKey(readRetention, {}));
  return (
    <section className="section">
      <div className="wrap split">
        <div>
          <div className="head head--close">
            <PageText of={texts['ways-title']} as="h2" />
          </div>
          <ContactFacts phone={contact.phone} email={contact.email}>
            <Fact icon="store" name={words.atTheCounter}>
              <a href={pageAddress('/about/our-shops')}>{formatList(shops.map(({ name }) => name))}</a>
            </Fact>
          </ContactFacts>
        </div>
        <div className="panel panel--ok">
          <PageText of={texts['afterwards-title']} as="h2" className="h3" />
          <EditableText
            of={texts.afterwards}
            show={(content, lang) => <Ticks items={listItems(content)} lang={lang} />}
          />
          <Deleted after={periods.messages} />
          <p>
            <T as="a" href="/privacy#messages" of={forms.whatWeKeepAnd} />
          </p>
        </div>
      </div>
    </section>
  );
};
