import type { MailWords } from '#contract/mail-admin/mail-templates.ts';

const NOT_ME = `If it was you, you do not need to do anything. If not, use this link within a day. It ends every session, takes back what was changed since, and asks for a new password. Please tell an administrator, too.

[This Was Not Me]({{undoLink}})`;

/** Before staff have written, a mail holds no words of the sender: the address may be somebody else's. */
export const otherWords = {
  'testimonial-letter': {
    subject: 'About your testimonial for {{charity}}',
    body: `# Dear {{name}}

{{message}}

If you have any questions, ring us on {{phone}}.

[See Your Testimonial]({{manageLink}})`,
  },
  'testimonial-received': {
    subject: 'Your testimonial for {{charity}}',
    body: `# Thank you for telling us

A testimonial was sent to {{charity}} with this email address. With this private link you can read it again, correct it or withdraw it at any time:

[See Your Testimonial]({{manageLink}})

Anyone who has the link can do this, so please keep it private. If it was not you who sent the testimonial, you can delete it with the link.`,
  },
  'testimonial-published': {
    subject: 'Your testimonial is on our website',
    body: `# Your words are published

We have read your testimonial, and it is on our website now. Thank you: it helps other people to ask for help.

[Read It on Our Website]({{testimonialsLink}})

You can still correct or withdraw it, whenever you like:

[See Your Testimonial]({{manageLink}})`,
  },
  'testimonial-not-published': {
    subject: 'About your testimonial for {{charity}}',
    body: `# Thank you for writing to us

We have read your testimonial, and we cannot put it on our website as it is. It may be because of something small, such as another person’s name. That is no judgement on what you have been through.

You can change it on your own page, and we will read it again. Or ring us on {{phone}}: we would be glad to talk it over.

[See Your Testimonial]({{manageLink}})`,
  },
  invitation: {
    subject: 'Your invitation to {{charity}}',
    body: `# Hello {{name}}

You have been invited to the admin portal of {{charity}}. Please choose your password here:

[Choose a Password]({{invitationLink}})

The link works once, until {{until}}. If you were not expecting this, you do not need to do anything.`,
  },
  'password-reset': {
    subject: 'Choose a new password for {{charity}}',
    body: `# Hello {{name}}

You can now choose a new password for your account in the admin portal of {{charity}}:

[Choose a Password]({{invitationLink}})

The link works once, until {{until}}. If you were not expecting this, please tell an administrator.`,
  },
  'new-sign-in': {
    subject: 'A new sign-in to your account',
    body: `# Hello {{name}}

Somebody signed in to your account on a device that we had not seen before.

- When: {{when}}
- Device: {{device}}

${NOT_ME}`,
  },
  'was-this-you': {
    subject: 'Was this you? Sign in to {{charity}}',
    body: `# Hello {{name}}

Somebody has just typed the right password for your account, in a browser that we do not know. Somebody is also trying many wrong passwords, so we have let nobody in.

If it was you, open this link in the same browser, and sign in from there:

[Sign In from Here]({{browserLink}})

The link works once, for {{minutes}} minutes. If it was not you, somebody else knows your password. Change it at once, and tell an administrator.`,
  },
  'tries-noticed': {
    subject: 'Somebody is trying to sign in to your account',
    body: `# Hello {{name}}

{{what}}

Nobody has been let in. You can sign in as usual in a browser that you have used before. We will not write to you about this again for a day.`,
  },
  'factor-changed': {
    subject: 'How you sign in has changed',
    body: `# Hello {{name}}

{{change}}

This happened on {{when}}. ${NOT_ME}`,
  },
  'access-ended': {
    subject: 'We have secured your account',
    body: `# Hello {{name}}

We were told that somebody else was using your account. We have ended:

{{ended}}

We have put this back as it was:

{{back}}

This was there before, and still works. If any of it is not yours, remove it in the portal under My account:

{{kept}}

Please tell an administrator what happened.`,
  },
  'email-change': {
    subject: 'Your new email address for {{charity}}',
    body: `# Hello {{name}}

Please confirm that you want to use this email address for your account in the admin portal of {{charity}}:

[Use This Address]({{emailLink}})

The link works once, for {{minutes}} minutes. If you did not ask for this, you do not need to do anything.`,
  },
  'api-token-created': {
    subject: 'An API token for {{charity}} was created',
    body: `# Hello {{name}}

An API token called “{{token}}” was created with your account. Until {{until}} it may:

{{scopes}}

${NOT_ME}`,
  },
  'message-received': {
    subject: 'We have your message',
    body: `# Thank you

We have your message about “{{subject}}”. The right person will read it by our next opening day, and we will answer you by phone or email.

If it cannot wait, ring us on {{phone}}. In an emergency, ring 112 or 999.`,
  },
  'message-reply': {
    subject: 'Your message {{reference}}',
    body: `# Dear {{firstName}}

{{message}}

If you have any questions, ring us on {{phone}}.

You wrote:

> {{theirs}}`,
  },
  'help-received': {
    subject: 'We have your request {{reference}}',
    body: `# Thank you for asking

We have your request for help: “{{service}}”. Its number is {{reference}}.

{{answer}}

On your own page you can see how your request is getting on. You can also add to it, change it or call it off:

[See My Request]({{manageLink}})

If it cannot wait, ring us on {{phone}}. In an emergency, ring 112 or 999.`,
  },
  'help-news': {
    subject: 'An update on your request {{reference}}',
    body: `# Dear {{firstName}}

{{outcome}}

{{message}}

[See My Request]({{manageLink}})

If you have any questions, ring us on {{phone}}.`,
  },
  'help-withdrawn': {
    subject: 'Called off: {{reference}}',
    body: `# It is off our list

You have called off your request “{{service}}”, and there is nothing more for you to do. You can ask again whenever you like.

[See My Request]({{manageLink}})

If it was not you who called it off, please ring us on {{phone}}.`,
  },
  'message-arrived': {
    subject: 'A message about “{{subject}}”',
    body: `# A message has arrived

Somebody has written to us about “{{subject}}”. It is number {{reference}}, and is waiting for an answer.

[Open the Messages]({{messagesLink}})`,
  },
  'somebody-in-danger': {
    subject: 'Somebody may need help now',
    body: `# {{name}}, somebody may need help now

Something that we were sent says that a person may be in danger. You are on duty, so please open it now. It is first on Today, and says whom to ring.

[Open the Portal]({{portalLink}})

We will write again every half hour until somebody has opened it.`,
  },
  'daily-digest': {
    subject: 'What is waiting today',
    body: `# Good morning, {{name}}

{{summary}}

[Open the Portal]({{portalLink}})

You asked for this email under My account, What you are told. You can switch it off there.`,
  },
  'data-request-receipt': {
    subject: 'We have your request',
    body: `# We have your request

On {{when}} somebody asked us about the personal data that we keep. We will answer within a month.

If it was not you, you do not need to do anything. We give nothing away until we know who is asking.`,
  },
  'data-request-answer': {
    subject: 'About your request',
    body: `# About your request

{{message}}

If you are not happy with how we treat your data, you can complain to the Data Protection Commission: www.dataprotection.ie`,
  },
} satisfies Record<string, MailWords>;
