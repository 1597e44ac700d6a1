import type { StoredLease } from '#contract/leases/stored-lease.ts';
import { Notice } from '../../../ui/Notice.tsx';
import { useLease } from './useLease.ts';

/**
 * Holds the lease while it is shown, and says if a colleague has it already. The notice appears at any time:
 * place it where it moves none of the buttons that decide.
 */
export const OpenElsewhere = ({ kind, id }: { kind: StoredLease['kind']; id: string }) => {
  const colleague = useLease(kind, id);
  return (
    colleague && (
      <Notice tone="wait" icon="users" title={`${colleague.name} has this open.`}>
        <p>{`Please talk to each other before you ${kind === 'post' ? 'write' : 'decide'}.`}</p>
      </Notice>
    )
  );
};
