import { accessibilityPlaces } from '#contract/places/accessibility.ts';
import { useSettings } from '../../client/PageAnswersContext.tsx';
import { EditableText } from '../../editing/EditableText.tsx';
import { PageText } from '../../editing/PageText.tsx';
import { listItems } from '../../editing/text-lines.ts';
import { ContactFacts } from '../../layout/ContactFacts.tsx';
import { Fact } from '../../layout/Facts.tsx';
import { Ticks } from '../../layout/Ticks.tsx';

const { texts } = accessibilityPlaces;

const Standing = () => (
  <div>
    <div className="head head--close">
      <PageText of={texts['standing-title']} as="h2" />
    </div>
    <dl className="table">
      <div>
        <dt>Aim</dt>
        <dd>WCAG 2.2, level AA</dd>
      </div>
      <div>
        <dt>By machine</dt>
        <dd>
          Every page and both forms, on a phone and on a wide screen, with axe and Lighthouse; both forms with the
          keyboard alone.
        </dd>
      </div>
      <div>
        <dt>By people</dt>
        <dd>
          <EditableText of={texts.checked} as="span" />
        </dd>
      </div>
    </dl>
    <div className="head head--close mt-xl">
      <PageText of={texts['known-title']} as="h2" className="h3" />
    </div>
    <EditableText of={texts.known} show={(content) => <Ticks no items={listItems(content)} />} />
  </div>
);

const TellUs = () => {
  const { contact } = useSettings();
  return (
    <div className="panel panel--ok">
      <PageText of={texts['tell-title']} as="h2" className="h3" />
      <PageText of={texts['tell-text']} as="p" />
      <ContactFacts phone={contact.phone} email={contact.accessibilityEmail || contact.email}>
        <Fact icon="pen-line" name="In writing">
          <a href="/contact?about=question">Write to us here</a>
        </Fact>
      </ContactFacts>
    </div>
  );
};

export const AccessibilityPage = () => (
  <>
    <section className="section section--tint">
      <div className="wrap">
        <p className="eyebrow">Accessibility</p>
        <PageText of={texts.title} as="h1" className="mt-sm" />
        <PageText of={texts.lead} as="p" className="lead mt-md" />
      </div>
    </section>
    <section className="section">
      <div className="wrap split">
        <Standing />
        <div className="grid">
          <TellUs />
          <div className="panel panel--furze">
            <PageText of={texts['helps-title']} as="h2" className="h3" />
            <EditableText of={texts.helps} show={(content) => <Ticks items={listItems(content)} />} />
          </div>
        </div>
      </div>
    </section>
  </>
);
