import { CopyButton } from '../ui/CopyButton.tsx';
import { useHydrated } from '../ui/useHydrated.ts';

/** The private link of a testimonial, which is shown this once. */
export const ManageLink = ({ url }: { url: string }) => {
  const hydrated = useHydrated();
  return (
    <div className="private-link">
      <p>
        <strong>Keep this private link.</strong> With it you can read your testimonial again, correct it, or withdraw
        it. We show it only now; if you gave us an e-mail address, we send it there, too.
      </p>
      <p>
        <a href={url}>{url}</a>
      </p>
      {hydrated && <CopyButton text={url} what="link" small />}
    </div>
  );
};
