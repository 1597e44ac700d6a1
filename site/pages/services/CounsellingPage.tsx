import { Siren } from '../../ui/icons/Siren.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { AskedService } from './AskedService.tsx';
import { COUNSELLING_PATH, counsellingFacts } from './counselling-facts.ts';

const Emergency = () => (
  <Notice
    tone="bad"
    icon={Siren}
    announce="none"
    className="mb-xl"
    title="If you are in danger, or think of ending your life, do not wait for us."
  >
    <p>
      Call <a href="tel:112">112</a> or <a href="tel:999">999</a>. Samaritans listen day and night on{' '}
      <a href="tel:116123">116 123</a>.
    </p>
  </Notice>
);

/** How to ask for counselling, and what stays between the two. */
export const CounsellingPage = () => (
  <AskedService
    path={COUNSELLING_PATH}
    topic="counselling"
    scene="counselling"
    here="Counselling support"
    title="A quiet hour, and somebody to talk to"
    lead="Counselling support, when illness is a lot to carry."
    notice={<Emergency />}
    steps={[
      { title: 'Ring or write', text: 'Say only your name and how to reach you. You need not explain.' },
      { title: 'We answer', text: 'Somebody tells you how it goes, and how soon.' },
      { title: 'You decide', text: 'Nothing begins before you want it to.' },
    ]}
    facts={counsellingFacts}
    panel={{
      title: 'What stays between you',
      place: 'confidentiality',
      fallback:
        'Please ask about confidentiality before you begin: who learns what, and where it ends. We tell you plainly.',
      text: 'What you write to us is read by our own people, and published nowhere.',
    }}
  />
);
