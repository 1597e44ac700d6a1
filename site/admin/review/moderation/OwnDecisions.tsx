import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { createPortal } from 'react-dom';
import { undoDonations } from '#contract/donations/calls.ts';
import { readOwnDecisions } from '#contract/moderation/calls.ts';
import type { OwnDecision } from '#contract/moderation/own-decisions.ts';
import { undoTestimonials } from '#contract/testimonials/calls.ts';
import { sentenceOf } from '../../../client/api-error.ts';
import { queryOf } from '../../../client/calls.ts';
import { usePlatform } from '../../../client/PlatformContext.tsx';
import { allOf } from '../../../client/query-keys.ts';
import { send } from '../../../client/send.ts';
import { useAlert } from '../../../ui/Alert.tsx';
import type { Tone } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import type { IconName } from '../../../ui/icon-names.ts';
import { ago } from '../../../ui/relative-time.ts';
import { LoadingBox } from '../../shell/list/LoadingBox.tsx';
import { NotReachable } from '../../shell/list/NotReachable.tsx';
import { KeyHint } from '../../shell/shortcuts/KeyHint.tsx';
import { useShortcuts } from '../../shell/shortcuts/useShortcuts.ts';
import { useShortcutsSwitch } from '../../shell/shortcuts/useShortcutsSwitch.ts';
import { useNow } from '../../useNow.ts';
import { UNDOING_OWN } from './own-decision.ts';

const FAILED = 'This could not be undone just now. Please try again.';
const MINUTE_MS = 60_000;

const variants: Record<OwnDecision['status'], { label: string; tone: Tone; icon: IconName }> = {
  approved: { label: 'Approved', tone: 'ok', icon: 'check' },
  rejected: { label: 'Rejected', tone: 'bad', icon: 'x' },
  collected: { label: 'Collected', tone: 'info', icon: 'package-check' },
  pending: { label: 'Back to pending', tone: 'wait', icon: 'undo-2' },
};

const became: Record<OwnDecision['now'], string> = {
  stands: '',
  undone: 'Undone.',
  'decided-again': 'Decided again since.',
  deleted: 'Deleted since.',
};

const mailText = ({ mail }: OwnDecision, now: Date): string => {
  if (!mail) return '';
  if (!mail.leaves) return 'Its mail has left.';
  const minutes = Math.ceil((Date.parse(mail.leaves) - now.getTime()) / MINUTE_MS);
  return minutes > 1 ? `Its mail leaves in ${minutes} minutes.` : 'Its mail leaves within a minute.';
};

const keyOf = ({ id, at }: OwnDecision) => `${id} ${at}`;

const useOwnDecisions = () => {
  const platform = usePlatform();
  const queryClient = useQueryClient();
  const say = useAlert();
  const query = useQuery({ ...queryOf(platform, readOwnDecisions, {}), staleTime: 0 });
  const undo = useMutation({
    mutationKey: UNDOING_OWN,
    mutationFn: ({ kind, id, at }: OwnDecision) =>
      send(platform, kind === 'donation' ? undoDonations : undoTestimonials, {
        body: { ids: [id], decidedAt: { [id]: at } },
      }),
    onSuccess: ({ results }) => {
      for (const { message } of results) if (message) say(message);
    },
    onError: (error) => say(sentenceOf(error, FAILED)),
    onSettled: () =>
      Promise.all(
        (['decisions', 'donationitems', 'testimonials', 'dashboard', 'today', 'runs'] as const).map((subject) =>
          queryClient.invalidateQueries({ queryKey: allOf(subject) }),
        ),
      ),
  });
  const latest = query.data?.decisions.find((one) => one.now === 'stands');
  return { query, undo, latest };
};

export const OwnDecisions = ({ onClose }: { onClose: () => void }) => {
  const now = useNow();
  const { query, undo, latest } = useOwnDecisions();
  const [shortcuts] = useShortcutsSwitch();
  useShortcuts({ u: () => (latest && !undo.isPending ? undo.mutate(latest) : false) }, shortcuts, true);
  // The menu that opens it has colours of its own.
  return createPortal(
    <Dialog
      title="My last decisions"
      hint="Within a day each can be undone, until somebody decides again. A mail that has left is not called back."
      onClose={onClose}
    >
      {query.data ? (
        query.data.decisions.length === 0 ? (
          <p>You have decided nothing within the last day.</p>
        ) : (
          <ol className="feed feed--undo">
            {query.data.decisions.map((one) => {
              const { label, tone, icon } = variants[one.status];
              const isBusy = undo.isPending && undo.variables === one;
              return (
                <li key={keyOf(one)} className={`tone-${tone}`}>
                  <span>
                    <Icon name={icon} />
                  </span>
                  <p>
                    <span>{`${label}: ${one.name ?? (one.kind === 'donation' ? 'An offer' : 'A testimonial')}`}</span>
                    <small>{[became[one.now], mailText(one, now)].filter(Boolean).join(' ')}</small>
                    <small>
                      <time dateTime={one.at}>{ago(one.at, now)}</time>
                    </small>
                  </p>
                  {one.now === 'stands' && (
                    <Button
                      variant="line"
                      small
                      icon="undo-2"
                      aria-label={`Undo: ${label}, ${one.name ?? ''}`}
                      {...(one === latest && { 'aria-keyshortcuts': 'u' })}
                      busy={isBusy}
                      busyLabel="Undoing"
                      disabled={undo.isPending && !isBusy}
                      onClick={() => undo.mutate(one)}
                    >
                      <span>Undo</span>
                      {one === latest && <KeyHint>U</KeyHint>}
                    </Button>
                  )}
                </li>
              );
            })}
          </ol>
        )
      ) : query.isError ? (
        <NotReachable onRefresh={query.refetch}>Your decisions could not be loaded.</NotReachable>
      ) : (
        <LoadingBox label="Loading your decisions" />
      )}
    </Dialog>,
    document.body,
  );
};
