import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { clockTime, dayName } from '#contract/dublin.ts';
import { listAutomaticApprovals, takeDownTestimonial } from '#contract/testimonials/calls.ts';
import type { StaffTestimonial } from '#contract/testimonials/staff-testimonials.ts';
import { sentenceOf } from '../../../client/api-error.ts';
import { queryOf, useSend } from '../../../client/calls.ts';
import { usePlatform } from '../../../client/PlatformContext.tsx';
import { allOf } from '../../../client/query-keys.ts';
import { Written } from '../../../language/Written.ts';
import { useAlert } from '../../../ui/Alert.tsx';
import { Button } from '../../../ui/Button.tsx';
import type { IconName } from '../../../ui/icon-names.ts';

const FAILED = 'This could not be taken down. Please try again.';

const useTakeDown = (onDone: (name: string) => void) => {
  const send = useSend(takeDownTestimonial);
  const queryClient = useQueryClient();
  const say = useAlert();
  return useMutation({
    mutationFn: ({ id }: StaffTestimonial) => send({ id }),
    onSuccess: ({ name }) => onDone(name),
    onError: (error) => say(sentenceOf(error, FAILED)),
    onSettled: () =>
      Promise.all(
        [allOf('testimonials'), allOf('dashboard')].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
      ),
  });
};

type DayButtonProps = { label: string; icon: IconName; day: string | null; onDay: (day: string) => void };

const DayButton = ({ label, icon, day, onDay }: DayButtonProps) => (
  <Button variant="line" small icon={icon} aria-label={label} disabled={!day} onClick={() => day && onDay(day)} />
);

export const WentLive = () => {
  const [day, setDay] = useState('');
  const { data } = useQuery({
    ...queryOf(usePlatform(), listAutomaticApprovals, { query: { day } }),
    placeholderData: keepPreviousData,
  });
  const [done, setDone] = useState('');
  const title = useRef<HTMLHeadingElement>(null);
  const { mutate, isPending, variables } = useTakeDown((name) => {
    setDone(`Taken down: ${name}. It waits for review.`);
    // The button goes with its row.
    title.current?.focus();
  });
  if (!data || (!data.enabled && data.total === 0 && data.earlier === null && done === '')) return null;
  const { earlier, later, testimonials, total } = data;
  return (
    <section className="box" aria-labelledby="went-live">
      <div className="box__head">
        <div>
          <h2 id="went-live" ref={title} tabIndex={-1}>
            Went live by itself
          </h2>
          <p>{`${dayName(data.day)}: ${total === 0 ? 'nothing' : total}`}</p>
        </div>
        <div className="row row--tight">
          <DayButton label="Earlier day" icon="chevron-left" day={earlier} onDay={setDay} />
          <DayButton label="Later day" icon="chevron-right" day={later} onDay={setDay} />
        </div>
      </div>
      <div className="box__body stack stack--close">
        <p className="hint">Published by the automatic review, which found nothing. Please read each of them once.</p>
        <p role="status">{done}</p>
        {testimonials.length > 0 && (
          <ul className="rows">
            {testimonials.map((one) => (
              <li key={one.id}>
                <span className="grow">
                  <b>{one.name}</b>
                  <span>{`, ${clockTime(new Date(one.approvedAt ?? one.createdAt))}`}</span>
                  <Written className="went-live__text" language={one.language ?? null}>
                    {one.content}
                  </Written>
                </span>
                <Button
                  variant="line"
                  small
                  icon="eye-off"
                  aria-label={`Take down: ${one.name}`}
                  busy={isPending && variables.id === one.id}
                  onClick={() => mutate(one)}
                >
                  Take down
                </Button>
              </li>
            ))}
          </ul>
        )}
        {total > testimonials.length && <p className="hint">{`The newest ${testimonials.length} are shown.`}</p>}
      </div>
    </section>
  );
};
