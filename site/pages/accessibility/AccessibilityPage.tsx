import { accessibilityPlaces } from '#contract/places/accessibility.ts';
import { useSettings } from '../../client/PageAnswersContext.tsx';
import { EditableText } from '../../editing/EditableText.tsx';
import { listItems } from '../../editing/text-lines.ts';
import { ContactFacts } from '../../layout/ContactFacts.tsx';
import { Fact } from '../../layout/Facts.tsx';
import { Ticks } from '../../layout/Ticks.tsx';
import { PenLine } from '../../ui/icons/PenLine.tsx';

const { texts } = accessibilityPlaces;

const HELPS = [
  'Large text that grows with your browser’s setting',
  'Every form works without a mouse and without scripts',
  'What you type stays on your device, so you can rest and come back',
  'Less movement when your device asks for it',
];

const Standing = () => (
  <div>
    <div className="head head--close">
      <h2>How it stands</h2>
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
          <EditableText of={texts.checked} show={(content) => content} />
        </dd>
      </div>
    </dl>
    <div className="head head--close mt-xl">
      <h2 className="h3">What we know is not good yet</h2>
    </div>
    <EditableText of={texts.known} show={(content) => <Ticks no items={listItems(content)} />} />
  </div>
);

const TellUs = () => {
  const { contact } = useSettings();
  return (
    <div className="panel panel--ok">
      <h2 className="h3">Tell us</h2>
      <p>Say which page, and what happened. Until it is mended, we do it for you by phone.</p>
      <ContactFacts phone={contact.phone} email={contact.accessibilityEmail || contact.email}>
        <Fact icon={PenLine} name="In writing">
          <a href="/contact?about=question">Write to us here</a>
        </Fact>
      </ContactFacts>
    </div>
  );
};

/** What was tested, how, what is known, and whom to tell. */
export const AccessibilityPage = () => (
  <>
    <section className="section section--tint">
      <div className="wrap">
        <p className="eyebrow">Accessibility</p>
        <h1 className="mt-sm">For tired eyes and old phones, too</h1>
        <p className="lead mt-md">
          Everybody should be able to ask for help here, and to give it. If something stands in your way, tell us, and
          we do it for you by phone meanwhile.
        </p>
      </div>
    </section>
    <section className="section">
      <div className="wrap split">
        <Standing />
        <div className="grid">
          <TellUs />
          <div className="panel panel--furze">
            <h2 className="h3">What helps already</h2>
            <Ticks items={HELPS} />
          </div>
        </div>
      </div>
    </section>
  </>
);
