import { telHref } from '#contract/personal-data/phone-parts.ts';
import { counsellingPlaces } from '#contract/places/counselling.ts';
import { services } from '#contract/words/services.ts';
import { T } from '../../language/T.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { ServiceOnRequest } from './ServiceOnRequest.tsx';

const { texts } = counsellingPlaces;

const Emergency = () => (
  <Notice tone="bad" icon="siren" announce="none" className="mb-xl" title={<T of={services.dangerTitle} />}>
    <T
      as="p"
      of={services.dangerNumbers}
      values={{
        first: <a href={telHref('112')}>112</a>,
        second: <a href={telHref('999')}>999</a>,
        samaritans: <a href={telHref('116123')}>116 123</a>,
      }}
    />
  </Notice>
);

export const CounsellingPage = () => (
  <ServiceOnRequest
    service="counselling"
    scene="counselling"
    here={services.counsellingHere}
    texts={texts}
    notice={<Emergency />}
    facts={[
      { name: services.forWhom, of: texts['for-whom'] },
      { name: services.where, of: texts.where },
      { name: services.cost, of: texts.cost },
      { name: services.howSoon, of: texts['how-soon'] },
    ]}
    panel={texts.confidentiality}
  />
);
