import type { LanguagePart } from '#contract/languages/language-words.ts';
import { Button } from '../../../ui/Button.tsx';
import { coverageText } from './language-labels.ts';

interface PartRowsProps {
  parts: readonly LanguagePart[];
  onShow(part: string): void;
}

export const PartRows = ({ parts, onShow }: PartRowsProps) => (
  <details>
    <summary>How far each part is</summary>
    <ul className="rows">
      {parts.map(({ part, label, ...coverage }) => (
        <li key={part}>
          <span className="grow">
            <b>{label}</b>
            <small>{coverageText(coverage)}</small>
          </span>
          <Button variant="line" small onClick={() => onShow(part)}>
            Show<span className="sr">{` the sentences of ${label}`}</span>
          </Button>
        </li>
      ))}
    </ul>
  </details>
);
