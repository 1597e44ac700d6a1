import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { dateAndTime } from '#contract/dublin.ts';
import { defaultHelplines, EMERGENCY, helplineHref, helplineNumber } from '#contract/testimonials/helplines.ts';
import { changeUrgent } from '#contract/urgent/calls.ts';
import type { StaffUrgency, UrgentChange, UrgentKind } from '#contract/urgent/urgent.ts';
import { useSend } from '../../../client/calls.ts';
import { helplinesQuery } from '../../../client/helplines.ts';
import { usePlatform } from '../../../client/PlatformContext.tsx';
import { refreshKinds } from '../../../client/refresh-kinds.ts';
import { useMay } from '../../../client/useMay.ts';
import { useAlert } from '../../../ui/Alert.tsx';
import { Button } from '../../../ui/Button.tsx';
import type { Elements } from '../../../ui/elements.ts';
import { Icon } from '../../../ui/Icon.tsx';

const FAILED = 'This could not be stored. Please try again, and ring all the same.';

/** A change that nobody pressed for fails silently. */
const useUrgentChange = (kind: UrgentKind, id: string) => {
  const send = useSend(changeUrgent);
  const say = useAlert();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (did: UrgentChange['did']) => send({ kind, id, body: { did } }),
    onError: (_error, did) => {
      if (did !== 'open') say(FAILED);
    },
    onSettled: () => refreshKinds(queryClient, new Set([kind])),
  });
};

const Numbers = () => {
  const { data } = useQuery(helplinesQuery(usePlatform()));
  return (
    <ul className="urgent__nums">
      {[EMERGENCY, ...(data?.lines ?? defaultHelplines)].map((line) => (
        <li key={line.number}>
          <span>{line.name}</span>
          <a href={helplineHref(line)}>{helplineNumber(line)}</a>
        </li>
      ))}
    </ul>
  );
};

const useOpened = (open: () => void, isOpened: boolean) => {
  const panel = useRef<HTMLElement>(null);
  const opening = useRef(open);
  opening.current = open;
  useEffect(() => {
    const element = panel.current;
    if (isOpened || !element) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      opening.current();
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [isOpened]);
  return panel;
};

interface UrgentPanelProps {
  kind: UrgentKind;
  id: string;
  urgency: StaffUrgency;
  /** Who looks after it; null for nobody. */
  takenBy: string | null;
  /** True if the viewer looks after it. */
  isMine: boolean;
  /** False if the person left no number and can at best be written to. */
  hasPhone: boolean;
  onDuty?: string | null;
  /** False if the panel only leads to what somebody wrote. */
  isRecord?: boolean;
  quote?: Elements;
  actions?: Elements;
  hint?: string;
}

const stateOf = ({ urgency, takenBy, isMine, onDuty }: UrgentPanelProps): string => {
  const { opened, settled, mailedAt } = urgency;
  if (settled) return `${settled.by} has said that this person is looked after, ${dateAndTime(settled.at)}.`;
  if (takenBy) return isMine ? 'You are looking after this person.' : `${takenBy} is looking after this person.`;
  if (opened) return `${opened.by} has opened it, ${dateAndTime(opened.at)}. Nobody has taken it over yet.`;
  if (onDuty === null) return 'Nobody is on duty, so nobody was mailed. Nobody has opened it yet.';
  const mailed = mailedAt ? `A mail went to whoever is on duty, ${dateAndTime(mailedAt)}. ` : '';
  return `${onDuty ? `${onDuty} is on duty. ` : ''}${mailed}Nobody has opened it yet.`;
};

export const UrgentPanel = (props: UrgentPanelProps) => {
  const { kind, id, urgency, isMine, hasPhone, isRecord = true, quote, actions, hint } = props;
  const { mutate, isPending } = useUrgentChange(kind, id);
  const mayDecide = useMay('decide');
  const panel = useOpened(() => mutate('open'), !isRecord || urgency.opened !== undefined || !mayDecide);
  const isSettled = urgency.settled !== undefined;
  return (
    <section className="urgent" aria-label="Somebody may be in danger" ref={panel}>
      <p className="urgent__title">
        <Icon name="heart-handshake" />
        <strong>Somebody may be in danger</strong>
      </p>
      {quote}
      <div className="urgent__cols">
        <div>
          <b>What to do</b>
          <p>
            {hasPhone
              ? 'Ring now, and stay on the line. If nobody answers, or you are told of a plan, ring 112 or 999. Do not write first, and do not leave it until tomorrow.'
              : 'There is no telephone number. Write now, with these numbers in it. If you are told of a plan and know where they are, ring 112 or 999. Do not leave it until tomorrow.'}
          </p>
          {hint && <p>{hint}</p>}
        </div>
        <Numbers />
      </div>
      {mayDecide && (
        <div className="row row--tight">
          {!isSettled && !isMine && (
            <Button
              variant="plum"
              icon={hasPhone ? 'phone' : 'heart-handshake'}
              busy={isPending}
              onClick={() => mutate('take')}
            >
              {hasPhone ? 'I am ringing now' : 'I am looking after this'}
            </Button>
          )}
          {!isSettled && (isMine || props.takenBy !== null) && (
            <Button variant={isMine ? 'plum' : 'line'} icon="check" busy={isPending} onClick={() => mutate('settle')}>
              This person is looked after
            </Button>
          )}
          {isSettled && (
            <Button variant="line" icon="rotate-ccw" busy={isPending} onClick={() => mutate('reopen')}>
              Not yet: put it back on Today
            </Button>
          )}
          {actions}
        </div>
      )}
      <p role="status">{stateOf(props)}</p>
    </section>
  );
};
