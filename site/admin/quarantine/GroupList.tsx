import { useEffect } from 'react';
import type { QuarantineGroups } from '#contract/quarantine.ts';
import { useQueue } from '../moderation/useQueue.ts';
import { useShortcuts } from '../shortcuts/useShortcuts.ts';
import { GroupRow } from './GroupRow.tsx';
import type { GroupSelection } from './useGroupSelection.ts';
import type { HeldBackAction } from './useReleaseOrDelete.ts';

interface GroupListProps {
  heldBack: QuarantineGroups;
  selection: GroupSelection;
  mayDelete: boolean;
  shortcuts: boolean;
  onOpen(key: string): void;
  onAsk(action: HeldBackAction, keys: readonly string[]): void;
}

/** The groups of what is held back; single keys act on the current one, or on what is selected. */
export const GroupList = ({ heldBack, selection, mayDelete, shortcuts, onOpen, onAsk }: GroupListProps) => {
  const { groups } = heldBack;
  const queue = useQueue<HTMLUListElement>(groups.map(({ key }) => key));
  const current = groups[queue.current];
  const { list } = queue;
  const hasBar = selection.keys.length > 0;
  // The bar that comes with the first selected group must not cover that group.
  useEffect(() => {
    if (hasBar) list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [hasBar, list]);
  const meant = () => (selection.keys.length > 0 ? selection.keys : current ? [current.key] : []);
  const ask = (action: HeldBackAction) => {
    if (meant().length === 0) return false;
    onAsk(action, meant());
  };
  useShortcuts(
    {
      j: () => queue.goTo(queue.current + 1),
      k: () => queue.goTo(queue.current - 1),
      x: () => current && selection.toggle(current.key),
      '*': selection.all,
      e: () => current && onOpen(current.key),
      l: () => ask('release'),
      '#': () => mayDelete && ask('delete'),
      escape: () => (selection.keys.length > 0 ? selection.clear() : false),
    },
    shortcuts,
  );
  return (
    <section className="box" aria-labelledby="groups">
      <div className="box__head box__head--close">
        <div>
          <h2 id="groups">Groups</h2>
          <p>Alike in shape, links, network or time. Open one to read it.</p>
        </div>
        <ol className="steps3">
          <li>Release the people</li>
          <li>Tick the groups</li>
          <li>{mayDelete ? 'Delete' : 'Tell an administrator'}</li>
        </ol>
      </div>
      <ul className="groups" ref={queue.list}>
        {groups.map((group, index) => (
          <GroupRow
            key={group.key}
            group={group}
            current={index === queue.current}
            selected={selection.keys.includes(group.key)}
            mayDelete={mayDelete}
            onFocus={() => queue.setCurrent(index)}
            onSelect={() => selection.toggle(group.key)}
            onOpen={() => onOpen(group.key)}
            onAsk={(action) => onAsk(action, [group.key])}
          />
        ))}
      </ul>
    </section>
  );
};
