import { useState } from 'react';
import { Button, type ButtonVariant } from './Button.tsx';
import { Check } from './icons/Check.tsx';
import { Copy } from './icons/Copy.tsx';

interface CopyButtonProps {
  text: string;
  /** What the text is, as in "Copy link". */
  what: string;
  /** What the button says instead of "Copy link". */
  label?: string;
  variant?: ButtonVariant;
  small?: boolean;
}

/** Copies a text and announces whether that worked. */
export const CopyButton = ({ text, what, label = `Copy ${what}`, variant = 'line', small }: CopyButtonProps) => {
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
        {label}
      </Button>
      <span
        className="hint"
        role="status"
      >{`${copied === 'yes' ? 'Copied.' : ''}${copied === 'no' ? `The browser did not allow copying. Please select the ${what} and copy it.` : ''}`}</span>
    </div>
  );
};
