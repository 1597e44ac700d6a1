import { T } from '../language/T.tsx';
import { Icon } from './Icon.tsx';
/** The error message of a field; nothing without one. */
export const FieldError = ({ id, message }: { id: string; message: string | undefined }) =>
  message ? (
    <p className="error" id={id}>
      <Icon name="circle-alert" />
      <T said={message} />
    </p>
  ) : null;
