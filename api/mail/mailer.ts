export interface Mail {
  /** Also makes its Message-ID, the same on every try. A stored mail is deleted by it. */
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  unsubscribe?: string | undefined;
  calendar?: string | undefined;
  replyTo?: string | undefined;
  date: Date;
  /** Id of the mail's record; both are forgotten together. */
  about?: string;
}

/** `answer` is the server's reply. A mail in a file has reached nobody. */
export type HandedOver = { to: 'server'; answer: string } | { to: 'file' };

export interface Patience {
  /** To connect, be greeted and sign in. */
  reachMs: number;
  /** Longest silence after that. */
  silenceMs: number;
  /** For one mail, once connected. */
  handoverMaxMs: number;
}

export interface Mailer {
  /** False while mails are only written to files. */
  readonly mailServer: boolean;
  /** Resolves once the mail is handed over. @throws when it could not be. */
  send(mail: Mail, patience?: Patience): Promise<HandedOver>;
  /** Deletes stored mails with these ids, or about records with them; those taken by a mail server are out of reach. */
  forget(ids: readonly string[]): Promise<void>;
  forgetBefore(limit: Date): Promise<number>;
}
