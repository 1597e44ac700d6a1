import { useState } from 'react';
import { DELETE_QUESTION } from '#contract/moderation.ts';
import type { StaffTestimonial } from '#contract/testimonials.ts';
import { useUser } from '../../client/PlatformContext.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { Trash2 } from '../../ui/icons/Trash2.tsx';
import { useKeys } from '../keys/useKeys.ts';
import { useQueue } from '../keys/useQueue.ts';
import { otherHolder } from '../useHold.ts';
import { useNow } from '../useNow.ts';
import { BulkBar } from './BulkBar.tsx';
import { CardFoot } from './CardFoot.tsx';
import { TestimonialCard } from './TestimonialCard.tsx';
import type { Desk } from './useDesk.ts';
import { useQueueWork } from './useQueueWork.ts';
import type { Row } from './useRows.ts';
import { canTakeBack } from './useTakeBack.ts';

const toggled = (names: ReadonlySet<string>, name: string): ReadonlySet<string> => {
  const next = new Set(names);
  if (!next.delete(name)) next.add(name);
  return next;
};

/** Names the words as they were read: who selected them has not selected what their author makes of them later. */
const readingOf = ({ id, correctedAt }: StaffTestimonial) => `${id} ${correctedAt ?? ''}`;

const doesWait = ({ status }: StaffTestimonial) => status === 'pending';

interface TestimonialQueueProps {
  rows: readonly Row[];
  desk: Desk;
  shortcuts: boolean;
}

/** The cards of a page, and what happens to them: by pointer, and by single keys while `shortcuts` are on. */
export const TestimonialQueue = ({ rows, desk, shortcuts }: TestimonialQueueProps) => {
  const now = useNow();
  const user = useUser();
  const testimonials = rows.map(({ testimonial }) => testimonial);
  const queue = useQueue(testimonials.map(({ id }) => id));
  const work = useQueueWork(queue, desk);
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(new Set());
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const current = testimonials[queue.current];
  const waiting = testimonials.filter(doesWait);
  const selected = waiting.filter((one) => chosen.has(readingOf(one)));
  const mayTakeBack = (testimonial: StaffTestimonial) => canTakeBack(testimonial, user?.name, now);
  const choose = (testimonial: StaffTestimonial) => setChosen(toggled(chosen, readingOf(testimonial)));
  const takeBack = () => {
    if (!desk.undo.take() && current && mayTakeBack(current)) desk.takeBack([current.id]);
  };
  useKeys(
    {
      j: () => queue.goTo(queue.current + 1),
      k: () => queue.goTo(queue.current - 1),
      a: () => current && work.ask(current, 'approve'),
      r: () => current && work.ask(current, 'reject'),
      p: () => current && work.ask(current, 'redact'),
      e: () => current && setExpanded(toggled(expanded, current.id)),
      x: () => current && doesWait(current) && choose(current),
      u: takeBack,
      escape: () => current && desk.drafts.of(current.id) && work.close(current.id),
    },
    shortcuts,
  );
  return (
    <div className="q" ref={queue.list}>
      {waiting.length > 0 && (
        <BulkBar
          waiting={waiting}
          selected={selected}
          bulk={desk.bulk}
          onSelect={(some) => setChosen(new Set(some.map(readingOf)))}
        />
      )}
      {rows.map((row, index) => {
        const { testimonial } = row;
        return (
          <TestimonialCard
            key={testimonial.id}
            testimonial={testimonial}
            index={index}
            current={index === queue.current}
            expanded={expanded.has(testimonial.id)}
            now={now}
            holder={otherHolder(testimonial.heldBy, user?.id, now)}
            selection={
              doesWait(testimonial)
                ? { selected: selected.includes(testimonial), toggle: () => choose(testimonial) }
                : null
            }
            onToggle={() => setExpanded(toggled(expanded, testimonial.id))}
            onFocus={() => queue.setCurrent(index)}
          >
            <CardFoot
              row={row}
              work={work}
              desk={desk}
              mayDelete={user?.role === 'Administrator'}
              mayTakeBack={mayTakeBack(testimonial)}
            />
          </TestimonialCard>
        );
      })}
      {work.deleting && (
        <ConfirmDialog
          question={DELETE_QUESTION}
          confirmLabel="Delete for good"
          cancelLabel="Keep it"
          icon={Trash2}
          busy={desk.moderation.remove.isPending}
          onConfirm={work.confirmDelete}
          onCancel={() => work.setDeleting(null)}
        />
      )}
    </div>
  );
};
