import { ApiError } from '../../../client/api-error.ts';
import { Notice } from '../../../ui/Notice.tsx';

const NO_CONNECTION = 'The server cannot be reached. Please check the connection and try again.';

export const SignInError = ({ error }: { error: unknown }) => {
  if (!error) return null;
  if (!(error instanceof ApiError)) {
    const sentence = error instanceof Error && !(error instanceof TypeError) ? error.message : NO_CONNECTION;
    return (
      <Notice tone="bad">
        <p>{sentence}</p>
      </Notice>
    );
  }
  return (
    <Notice tone="bad" title={error.message}>
      {error.problem && <p>{error.problem.message}</p>}
    </Notice>
  );
};
