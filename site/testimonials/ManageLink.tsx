import { forms } from '#contract/words/forms.ts';
import { testimonial } from '#contract/words/testimonial.ts';
import { T } from '../language/T.tsx';
import { CopyButton } from '../ui/CopyButton.tsx';
import { useHydrated } from '../ui/useHydrated.ts';

export const ManageLink = ({ url }: { url: string }) => {
  const hydrated = useHydrated();
  return (
    <div className="private-link">
      <p>
        <T as="strong" of={testimonial.keepLink} /> <T of={testimonial.keepLinkWhy} />
      </p>
      <p>
        <a href={url}>{url}</a>
      </p>
      {hydrated && <CopyButton text={url} label={<T of={forms.copyLink} />} small />}
    </div>
  );
};
