import { useSettings } from '../client/PageAnswersContext.tsx';
import { telHref } from '../shops/contact.ts';

/** The way for who can do neither the sum nor the question. */
export const RingInstead = () => {
  const { phone } = useSettings().contact;
  return (
    <p className="hint">
      You would rather not? Ring <a href={telHref(phone)}>{phone}</a>.
    </p>
  );
};
