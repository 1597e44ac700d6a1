import { T } from '../language/T.tsx';
import { Icon } from './Icon.tsx';
export const FieldError = ({ id, message }: { id: string; message: string | undefined }) =>
  message ? (
    <p className="error" id={id}>
      <Icon name="circle-alert" />
      <T text={message} />
    </p>
  ) : null;
