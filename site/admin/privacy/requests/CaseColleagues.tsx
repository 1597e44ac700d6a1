import { useQuery } from '@tanstack/react-query';
import type { DataRequest } from '#contract/data-requests.ts';
import { changeDataRequest } from '../../../client/data-requests.ts';
import { usePlatform, useUser } from '../../../client/PlatformContext.tsx';
import { administratorsQuery } from '../../../client/people.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Lock } from '../../../ui/icons/Lock.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { Thread } from '../../comments/Thread.tsx';
import type { CaseActions } from './useCaseActions.ts';

/** The administrator who looks after a case, and what colleagues say to each other about it. */
export const CaseColleagues = ({ request, actions }: { request: DataRequest; actions: CaseActions }) => {
  const platform = usePlatform();
  const me = useUser()?.id;
  const { data: administrators = [] } = useQuery(administratorsQuery(platform));
  const { id, assignedTo = '', assignedName, closedAt } = request;
  const isKnown = assignedTo === '' || administrators.some((one) => one.id === assignedTo);
  const assign = (to: string) =>
    actions.attempt('assign', () => changeDataRequest(platform, id, { assignedTo: to || null }));
  return (
    <section className="box" aria-labelledby="case-colleagues">
      <div className="box__head">
        <h2 id="case-colleagues">Colleagues</h2>
        <Badge icon={Lock}>Staff only</Badge>
      </div>
      <div className="box__body stack stack--close">
        {actions.last === 'assign' && actions.failure && (
          <Notice tone="bad">
            <p>{actions.failure}</p>
          </Notice>
        )}
        {!closedAt && (
          <Field
            as="select"
            label="Assigned to"
            value={assignedTo}
            disabled={actions.busy === 'assign'}
            onChange={(event) => void assign(event.target.value)}
          >
            <option value="">Nobody</option>
            {!isKnown && <option value={assignedTo}>{assignedName ?? 'A former colleague'}</option>}
            {administrators.map(({ id: one, name }) => (
              <option key={one} value={one}>
                {one === me ? `${name} (you)` : name}
              </option>
            ))}
          </Field>
        )}
        <Thread subject={{ kind: 'data-request', subjectId: id }} />
      </div>
    </section>
  );
};
