import { ApiError } from './api-error.ts';
import type { Session } from './platform.ts';

const hasSignedInAgain = (session: Session, personId: string) =>
  new Promise<boolean>((resolve) => {
    const check = () => {
      const person = session.current();
      if (!person && session.ended?.()) return;
      stop();
      resolve(person?.id === personId);
    };
    const stop = session.subscribe(check);
  });

/** Sends again what was refused because the session had expired, once the same person has signed in again. */
export const retryAfterSignIn = async <Answer>(session: Session, send: () => Promise<Answer>): Promise<Answer> => {
  try {
    return await send();
  } catch (error) {
    const person = session.ended?.();
    if (!(error instanceof ApiError && error.status === 401 && person)) throw error;
    if (!(await hasSignedInAgain(session, person.id))) throw error;
    return send();
  }
};
