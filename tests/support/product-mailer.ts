import { openMailer } from '#api/app/open-mailer.ts';
import type { Mailer } from '#api/mail/mailer.ts';
import type { TestDeps } from './deps.ts';

/** The mailer of the product, which asks the settings where mails go. It needs the API that it is given to: `on(api.deps)`. */
export const productMailer = (dataDir: string): { mailer: Mailer; on(deps: TestDeps): void } => {
  let opened: Mailer | undefined;
  const real = (): Mailer => {
    if (!opened) throw new Error('The mailer was not given its API.');
    return opened;
  };
  return {
    mailer: {
      get mailServer() {
        return real().mailServer;
      },
      send: (mail, patience) => real().send(mail, patience),
      forget: (ids) => real().forget(ids),
      forgetBefore: (limit) => real().forgetBefore(limit),
    },
    on(deps) {
      opened = openMailer({ ...deps, dataDir }).mailer;
    },
  };
};
