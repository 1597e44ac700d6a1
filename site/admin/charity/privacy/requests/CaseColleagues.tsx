import { useState } from 'react';
import { changeDataRequest } from '#contract/privacy/calls.ts';
import type { DataRequest } from '#contract/privacy/data-requests.ts';
import { usePlatform } from '../../../../client/PlatformContext.tsx';
import { send } from '../../../../client/send.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Notice } from '../../../../ui/Notice.tsx';
import { AssigneeField } from '../../../review/assignment/AssigneeField.tsx';
import { useColleagues } from '../../../review/assignment/useColleagues.ts';
import { ColleaguesBox } from '../../../review/comments/ColleaguesBox.tsx';
import type { CaseActions } from './useCaseActions.ts';

export const CaseColleagues = ({ request, actions }: { request: DataRequest; actions: CaseActions }) => {
  const platform = usePlatform();
  const colleagues = useColleagues('privacy');
  const { id, assignedTo = '', assignedName, closedAt } = request;
  // Arrow keys go through the names: none of them gets the case before it is confirmed.
  const [chosen, setChosen] = useState<{ id: string; before: string } | null>(null);
  const shown = chosen?.id ?? assignedTo;
  const assign = async () => {
    const change = { assignedTo: shown || null, assignedBefore: chosen?.before || null };
    await actions.attempt('assign', () => send(platform, changeDataRequest, { id, body: change }));
    setChosen(null);
  };
  return (
    <ColleaguesBox subject={{ kind: 'data-request', subjectId: id }} isClosed={closedAt !== null}>
      {actions.last === 'assign' && actions.failure && (
        <Notice tone="bad">
          <p>{actions.failure}</p>
        </Notice>
      )}
      {!closedAt && (
        <AssigneeField
          colleagues={colleagues}
          value={shown}
          assignedName={assignedName}
          onChange={(next) => setChosen({ id: next, before: chosen?.before ?? assignedTo })}
        />
      )}
      {!closedAt && shown !== assignedTo && (
        <Button variant="line" small busy={actions.busy === 'assign'} onClick={() => void assign()}>
          {shown === '' ? 'Take It Back' : 'Assign'}
        </Button>
      )}
    </ColleaguesBox>
  );
};
