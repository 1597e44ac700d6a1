import { Icon } from './Icon.tsx';
import { CircleAlert } from './icons/CircleAlert.tsx';

/** What is wrong with a field and how to put it right; nothing when there is no message. */
export const FieldError = ({ id, message }: { id: string; message: string | undefined }) =>
  message ? (
    <p className="error" id={id}>
      <Icon of={CircleAlert} />
      {message}
    </p>
  ) : null;
