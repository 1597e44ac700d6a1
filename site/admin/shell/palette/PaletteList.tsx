import { Icon } from '../../../ui/Icon.tsx';
import type { Entry } from './entries.ts';
import { Marked } from './Marked.tsx';

interface PaletteListProps {
  id: string;
  entries: readonly Entry[];
  current: number;
  q: string;
  optionId(index: number): string;
  onPoint(index: number): void;
  onOpen(entry: Entry): void;
}

export const PaletteList = ({ id, entries, current, q, optionId, onPoint, onOpen }: PaletteListProps) => {
  const groups = [...new Set(entries.map(({ group }) => group))];
  return (
    <div className="palette__list" role="listbox" id={id} aria-label="What was found">
      {groups.map((group) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset may not stand in a listbox
        <div key={group} role="group" aria-label={group}>
          <p aria-hidden="true">{group}</p>
          {entries.map((entry, index) =>
            entry.group === group ? (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the keys belong to the field, which keeps the focus
              // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus and names the current option
              <div
                key={entry.key}
                role="option"
                id={optionId(index)}
                aria-selected={index === current}
                onPointerMove={() => onPoint(index)}
                onClick={() => onOpen(entry)}
              >
                <span>
                  <Icon name={entry.icon} />
                </span>
                <span>
                  <b>
                    <Marked text={entry.title} q={q} />
                  </b>
                  {entry.detail && (
                    <small>
                      <Marked text={entry.detail} q={q} />
                    </small>
                  )}
                </span>
                <span className="end">{entry.status}</span>
              </div>
            ) : null,
          )}
        </div>
      ))}
    </div>
  );
};
