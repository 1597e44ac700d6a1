import { dateAndTime } from '#contract/dublin.ts';
import type { RequestStep } from '#contract/privacy/data-requests.ts';
import { Icon, type IconDrawing } from '../../../ui/Icon.tsx';
import { CalendarClock } from '../../../ui/icons/CalendarClock.tsx';
import { Check } from '../../../ui/icons/Check.tsx';
import { Download } from '../../../ui/icons/Download.tsx';
import { Mail } from '../../../ui/icons/Mail.tsx';
import { RotateCcw } from '../../../ui/icons/RotateCcw.tsx';
import { Search } from '../../../ui/icons/Search.tsx';
import { Send } from '../../../ui/icons/Send.tsx';
import { ShieldCheck } from '../../../ui/icons/ShieldCheck.tsx';
import { SquarePen } from '../../../ui/icons/SquarePen.tsx';
import { Trash2 } from '../../../ui/icons/Trash2.tsx';
import { UserCheck } from '../../../ui/icons/UserCheck.tsx';
import { Users } from '../../../ui/icons/Users.tsx';
import { stepWords } from './request-labels.ts';

const icons: Record<RequestStep['action'], IconDrawing> = {
  opened: SquarePen,
  acknowledged: Mail,
  searched: Search,
  'identity checked': ShieldCheck,
  exported: Download,
  corrected: SquarePen,
  erased: Trash2,
  extended: CalendarClock,
  'answered by mail': Send,
  'answered otherwise': Send,
  closed: Check,
  reopened: RotateCcw,
  assigned: UserCheck,
  unassigned: Users,
};

/** What was done, by whom and when. */
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
              <Icon of={icons[step.action]} />
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
