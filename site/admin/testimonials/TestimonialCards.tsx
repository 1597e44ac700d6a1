import { useState } from 'react';
import { DELETE_QUESTION } from '#contract/moderation.ts';
import type { StaffTestimonial } from '#contract/staff-testimonials.ts';
import { useUser } from '../../client/PlatformContext.tsx';
import { DeletionDialog } from '../moderation/DeletionDialog.tsx';
import { colleagueWithLease } from '../moderation/useLease.ts';
import { useQueue } from '../moderation/useQueue.ts';
import { useShortcuts } from '../shortcuts/useShortcuts.ts';
import { useNow } from '../useNow.ts';
import { BulkBar } from './BulkBar.tsx';
import { CardForm } from './CardForm.tsx';
import { TestimonialCard } from './TestimonialCard.tsx';
import { useModeration } from './testimonial-moderation.ts';
import type { BulkApproval } from './useBulkApproval.ts';
import type { Card } from './useCards.ts';

const toggled = (names: ReadonlySet<string>, name: string): ReadonlySet<string> => {
  const next = new Set(names);
  if (!next.delete(name)) next.add(name);
  return next;
};

/** Names a testimonial as it was read: whoever selected it has not selected what its author makes of it later. */
const versionOf = ({ id, correctedAt }: StaffTestimonial) => `${id} ${correctedAt ?? ''}`;

const isPending = ({ status }: StaffTestimonial) => status === 'pending';

/** What single keys do with the current card. */
const useCardKeys = (
  current: Card | undefined,
  {
    shortcuts,
    ...on
  }: { shortcuts: boolean; onMove(by: number): void; onExpand(): void; onSelect(): void; onLeave(): void },
) => {
  const { drafts, undo, openDecision, cancelDecision, undoDecision, mayUndo } = useModeration();
  const testimonial = current?.testimonial;
  useShortcuts(
    {
      j: () => on.onMove(1),
      k: () => on.onMove(-1),
      a: () => testimonial && openDecision(testimonial, 'approved'),
      r: () => testimonial && openDecision(testimonial, 'rejected'),
      p: () => testimonial && drafts.openForm(testimonial, 'redaction', { redaction: testimonial.content }),
      e: () => testimonial && on.onExpand(),
      x: () => testimonial && isPending(testimonial) && on.onSelect(),
      u: () => {
        if (!undo.undoLatest() && testimonial && mayUndo(testimonial, new Date())) undoDecision(testimonial);
      },
      escape: () => {
        if (!testimonial || !current.draft) return;
        cancelDecision(testimonial.id);
        on.onLeave();
      },
    },
    shortcuts,
  );
};

interface TestimonialQueueProps {
  cards: readonly Card[];
  bulk: BulkApproval;
  shortcuts: boolean;
}

/** The cards of a page, and what happens to them: by pointer, and by single keys while `shortcuts` are on. */
export const TestimonialQueue = ({ cards, bulk, shortcuts }: TestimonialQueueProps) => {
  const now = useNow();
  const user = useUser();
  const { deletion, mayUndo } = useModeration();
  const testimonials = cards.map(({ testimonial }) => testimonial);
  const queue = useQueue(testimonials.map(({ id }) => id));
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(new Set());
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const pending = testimonials.filter(isPending);
  const selected = pending.filter((one) => chosen.has(versionOf(one)));
  const expand = ({ id }: StaffTestimonial) => setExpanded(toggled(expanded, id));
  const select = (testimonial: StaffTestimonial) => setChosen(toggled(chosen, versionOf(testimonial)));
  const leave = () => queue.goTo(queue.current);
  const current = cards[queue.current];
  useCardKeys(current, {
    shortcuts,
    onMove: (by) => queue.goTo(queue.current + by),
    onExpand: () => current && expand(current.testimonial),
    onSelect: () => current && select(current.testimonial),
    onLeave: leave,
  });
  return (
    <div className="q" ref={queue.list}>
      {pending.length > 0 && (
        <BulkBar
          waiting={pending}
          selected={selected}
          bulk={bulk}
          onSelect={(some) => setChosen(new Set(some.map(versionOf)))}
        />
      )}
      {cards.map((card, index) => {
        const { testimonial } = card;
        return (
          <TestimonialCard
            key={testimonial.id}
            testimonial={testimonial}
            index={index}
            current={index === queue.current}
            expanded={expanded.has(testimonial.id)}
            now={now}
            colleague={colleagueWithLease(testimonial.heldBy, user?.id, now)}
            selection={
              isPending(testimonial)
                ? { selected: selected.includes(testimonial), toggle: () => select(testimonial) }
                : null
            }
            onToggle={() => expand(testimonial)}
            onFocus={() => queue.setCurrent(index)}
          >
            <CardForm
              card={card}
              mayDelete={user?.role === 'Administrator'}
              mayUndo={mayUndo(testimonial, now)}
              onLeave={leave}
              onDecide={queue.expectChange}
            />
          </TestimonialCard>
        );
      })}
      {deletion.asked && (
        <DeletionDialog
          deletion={{
            ...deletion,
            confirm: () => {
              queue.expectChange();
              deletion.confirm();
            },
          }}
          question={DELETE_QUESTION}
        />
      )}
    </div>
  );
};
