import { Link } from 'react-router-dom';
import { dayName } from '#contract/dublin.ts';
import { mayDo, type Role } from '#contract/roles.ts';
import type { Today } from '#contract/today/today.ts';
import { illustrationUrl } from '../../ui/illustration-url.ts';
import { counted } from './greeting.ts';

export const AllClear = ({ role, nextRun }: { role: Role; nextRun: Today['nextRun'] }) => (
  <section className="box allclear" aria-labelledby="all-clear">
    <img src={illustrationUrl('empty-letterbox')} alt="" />
    <div className="stack stack--close">
      <h2 id="all-clear">All clear.</h2>
      <p>
        {mayDo(role, 'decide')
          ? 'Nobody in danger, nothing to answer, nothing to decide. You can close this and put the kettle on.'
          : 'Nothing is waiting for you. You can close this and put the kettle on.'}
      </p>
      {nextRun && (
        <p>
          <span>Next for you: </span>
          <Link to={`/admin/runs/${nextRun.id}`}>{`${nextRun.van}, ${dayName(nextRun.date)}`}</Link>
          <span>{`, ${counted(nextRun.stops, 'stop')}, from ${nextRun.from}.`}</span>
        </p>
      )}
    </div>
  </section>
);
