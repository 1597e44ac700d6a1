import { dateAndTime } from '#contract/dublin.ts';
import type { RequestStep } from '#contract/privacy/data-requests.ts';
import { Icon } from '../../../ui/Icon.tsx';
import type { IconName } from '../../../ui/icon-names.ts';
import { stepWords } from './request-labels.ts';

const icons: Record<RequestStep['action'], IconName> = {
  opened: 'square-pen',
  acknowledged: 'mail',
  searched: 'search',
  'identity checked': 'shield-check',
  exported: 'download',
  corrected: 'square-pen',
  erased: 'trash-2',
  extended: 'calendar-clock',
  'answered by mail': 'send',
  'answered otherwise': 'send',
  closed: 'check',
  reopened: 'rotate-ccw',
  assigned: 'user-check',
  unassigned: 'users',
};

export const StepsBox = ({ steps }: { steps: readonly RequestStep[] }) => (
  <section className="box" aria-labelledby="steps">
    <div className="box__head">
      <h2 id="steps">Steps</h2>
    </div>
    <div className="box__body">
      <ol className="feed feed--case" aria-labelledby="steps">
        {steps.map((step) => (
          <li key={`${step.at} ${step.action}`}>
            <span className="tone-ok">
              <Icon name={icons[step.action]} />
            </span>
            <p>
              <span>{stepWords(step)}</span>
              <small>{`${step.by}, ${dateAndTime(step.at)}`}</small>
            </p>
          </li>
        ))}
      </ol>
    </div>
  </section>
);
