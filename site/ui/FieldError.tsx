import { T } from '../language/T.tsx';
import { Icon } from './Icon.tsx';
import { CircleAlert } from './icons/CircleAlert.tsx';

/** The error message of a field; nothing without one. */
export const FieldError = ({ id, message }: { id: string; message: string | undefined }) =>
  message ? (
    <p className="error" id={id}>
      <Icon of={CircleAlert} />
      <T said={message} />
    </p>
  ) : null;
