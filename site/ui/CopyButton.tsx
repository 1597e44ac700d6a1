import { type ReactElement, type ReactNode, useState } from 'react';
import { forms } from '#contract/words/forms.ts';
import type { Message } from '#contract/words/message.ts';
import { T } from '../language/T.tsx';
import { t } from '../language/t.ts';
import { Button, type ButtonVariant } from './Button.tsx';
import { Check } from './icons/Check.tsx';
import { Copy } from './icons/Copy.tsx';

interface CopyButtonProps {
  text: string;
  /** What the text is, as in "Copy link". */
  what: string;
  /** What the button says instead of "Copy link". */
  label?: ReactNode;
  variant?: ButtonVariant;
  small?: boolean;
}

/** What visitors copy; what only staff do is said in English. */
const things: Readonly<Record<string, { copy: Message; select: Message }>> = {
  link: { copy: forms.copyLink, select: forms.selectLink },
  text: { copy: forms.copyText, select: forms.selectText },
  name: { copy: forms.copyName, select: forms.selectName },
  number: { copy: forms.copyNumber, select: forms.selectNumber },
  IBAN: { copy: forms.copyIban, select: forms.selectIban },
  BIC: { copy: forms.copyBic, select: forms.selectBic },
};

/** "Copy link" */
export const copyWords = (what: string): ReactElement =>
  things[what] ? <T of={things[what].copy} /> : <span>{`Copy ${what}`}</span>;

const selectWords = (what: string) =>
  things[what] ? t(things[what].select) : `The browser did not allow copying. Please select the ${what} and copy it.`;

/** Copies a text and announces whether that worked. */
export const CopyButton = ({ text, what, label, variant = 'line', small }: CopyButtonProps) => {
  const [copied, setCopied] = useState<'yes' | 'no' | null>(null);
  const copy = async () => {
    try {
      // Without HTTPS a page has no clipboard at all.
      await navigator.clipboard.writeText(text);
      setCopied('yes');
    } catch {
      setCopied('no');
    }
  };
  return (
    <div className="row row--tight">
      <Button variant={variant} small={small} icon={copied === 'yes' ? Check : Copy} onClick={() => void copy()}>
        {label ?? copyWords(what)}
      </Button>
      <span className="hint" role="status">
        {copied === null ? '' : copied === 'yes' ? t(forms.copied) : selectWords(what)}
      </span>
    </div>
  );
};
