import { type ReactNode, useState } from 'react';
import { forms } from '#contract/words/forms.ts';
import { t } from '../language/t.ts';
import { Button, type ButtonVariant } from './Button.tsx';

interface CopyButtonProps {
  text: string;
  label: ReactNode;
  variant?: ButtonVariant;
  small?: boolean;
}

export const CopyButton = ({ text, label, variant = 'line', small }: CopyButtonProps) => {
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
      <Button variant={variant} small={small} icon={copied === 'yes' ? 'check' : 'copy'} onClick={() => void copy()}>
        {label}
      </Button>
      <span className="hint" role="status">
        {copied === null ? '' : copied === 'yes' ? t(forms.copied) : t(forms.selectToCopy)}
      </span>
    </div>
  );
};
