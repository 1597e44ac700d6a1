import { counsellingPlaces } from '#contract/places/counselling.ts';
import { Siren } from '../../ui/icons/Siren.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { AskedService } from './AskedService.tsx';

const { texts } = counsellingPlaces;

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
    facts={[
      { name: 'For whom', of: texts['for-whom'] },
      { name: 'Where', of: texts.where },
      { name: 'Cost', of: texts.cost },
      { name: 'How soon', of: texts['how-soon'] },
    ]}
    panel={{
      title: 'What stays between you',
      of: texts.confidentiality,
      text: 'What you write to us is read by our own people, and published nowhere.',
    }}
  />
);
