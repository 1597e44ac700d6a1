import { telHref } from '#contract/personal-data/phone-parts.ts';
import { counsellingPlaces } from '#contract/places/counselling.ts';
import { Notice } from '../../ui/Notice.tsx';
import { AskedService } from './AskedService.tsx';

const { texts } = counsellingPlaces;

const Emergency = () => (
  <Notice
    tone="bad"
    icon="siren"
    announce="none"
    className="mb-xl"
    title="If you are in danger, or think of ending your life, do not wait for us."
  >
    <p>
      Call <a href={telHref('112')}>112</a> or <a href={telHref('999')}>999</a>. Samaritans listen day and night on{' '}
      <a href={telHref('116123')}>116 123</a>.
    </p>
  </Notice>
);

/** How to ask for counselling, and what stays between the two. */
export const CounsellingPage = () => (
  <AskedService
    service="counselling"
    scene="counselling"
    here="Counselling support"
    texts={texts}
    notice={<Emergency />}
    facts={[
      { name: 'For whom', of: texts['for-whom'] },
      { name: 'Where', of: texts.where },
      { name: 'Cost', of: texts.cost },
      { name: 'How soon', of: texts['how-soon'] },
    ]}
    panel={texts.confidentiality}
  />
);
