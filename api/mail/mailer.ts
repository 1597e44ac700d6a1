/** A mail, ready to be handed over. */
export interface Mail {
  /** Also makes its Message-ID, which is the same on every try. A stored mail is forgotten with it. */
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  /** When it was written. */
  date: Date;
  /** The id of the record that the mail is about, with which it is forgotten. */
  about?: string;
}

/** Sends e-mail, or stores it in the outbox folder where no mail server is set up. */
export interface Mailer {
  /** True where a mail server is set up, so that mails reach people. */
  readonly mailServer: boolean;
  /** Resolves when the mail has been handed over. @throws when it could not be. */
  send(mail: Mail): Promise<void>;
  /** Deletes the stored mails with these ids, and those about records with them; what a mail server took is out of reach. */
  forget(ids: readonly string[]): Promise<void>;
  /** Deletes stored mails from before `limit`; returns how many. */
  forgetBefore(limit: Date): Promise<number>;
}
