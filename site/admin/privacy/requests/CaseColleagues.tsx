import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { DataRequest } from '#contract/data-requests.ts';
import { changeDataRequest } from '../../../client/data-requests.ts';
import { usePlatform, useUser } from '../../../client/PlatformContext.tsx';
import { administratorsQuery } from '../../../client/people.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
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
  // Arrow keys go through the names: none of them gets the case before it is confirmed.
  const [chosen, setChosen] = useState<string | null>(null);
  const shown = chosen ?? assignedTo;
  const isKnown = shown === '' || administrators.some((one) => one.id === shown);
  const assign = async () => {
    await actions.attempt('assign', () => changeDataRequest(platform, id, { assignedTo: shown || null }));
    setChosen(null);
  };
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
          <Field as="select" label="Assigned to" value={shown} onChange={(event) => setChosen(event.target.value)}>
            <option value="">Nobody</option>
            {!isKnown && <option value={shown}>{assignedName ?? 'A former colleague'}</option>}
            {administrators.map(({ id: one, name }) => (
              <option key={one} value={one}>
                {one === me ? `${name} (you)` : name}
              </option>
            ))}
          </Field>
        )}
        {!closedAt && shown !== assignedTo && (
          <Button variant="line" small busy={actions.busy === 'assign'} onClick={() => void assign()}>
            {shown === '' ? 'Take It Back' : 'Assign'}
          </Button>
        )}
        <Thread subject={{ kind: 'data-request', subjectId: id }} isClosed={closedAt !== null} />
      </div>
    </section>
  );
};
