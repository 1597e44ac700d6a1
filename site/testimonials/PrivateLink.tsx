import { Check, Copy } from 'lucide-react';
import { Button } from '../ui/Button.tsx';
import { useAlive } from '../ui/useAlive.ts';
import { useCopy } from '../ui/useCopy.ts';

/** The private link of a testimonial, which is shown this once. */
export const PrivateLink = ({ url }: { url: string }) => {
  const alive = useAlive();
  const { copied, copy } = useCopy(url);
  return (
    <div className="private-link">
      <p>
        <strong>Keep this private link.</strong> With it you can read your testimonial again, correct it, or withdraw
        it. We show it only now; if you gave us an e-mail address, we send it there, too.
      </p>
      <p>
        <a href={url}>{url}</a>
      </p>
      {alive && (
        <div className="row row--tight">
          <Button variant="line" small icon={copied === 'yes' ? Check : Copy} onClick={copy}>
            Copy link
          </Button>
          <span className="hint" role="status">
            {copied === 'yes' && 'Copied.'}
            {copied === 'no' && 'The browser did not allow copying. Please select the link and copy it.'}
          </span>
        </div>
      )}
    </div>
  );
};
