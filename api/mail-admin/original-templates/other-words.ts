import type { MailWords } from '#contract/mail-admin/mail-templates.ts';

/** Before staff have written, a mail holds no words of the sender: the address may be somebody else's. */
export const otherWords = {
  'testimonial-letter': {
    subject: 'About your testimonial for {{charity}}',
    body: `# Dear {{name}}

{{message}}

If there is more to say, ring us on {{phone}}.

[See Your Testimonial]({{manageLink}})`,
  },
  'testimonial-received': {
    subject: 'Your testimonial for {{charity}}',
    body: `# Thank you for telling us

A testimonial was sent to {{charity}} with this email address. With this private link you can read it again, correct it, or withdraw it at any time:

[See Your Testimonial]({{manageLink}})

Whoever has the link can do so: please keep it to yourself. If it was not you who sent a testimonial, the link lets you delete it.`,
  },
  'testimonial-published': {
    subject: 'Your testimonial is on our website',
    body: `# Your words are published

We have read your testimonial, and it is on our website now. Thank you: it helps other people to ask for help.

[Read It Among the Others]({{testimonialsLink}})

You can still correct or withdraw it, whenever you like:

[See Your Testimonial]({{manageLink}})`,
  },
  'testimonial-not-published': {
    subject: 'About your testimonial for {{charity}}',
    body: `# Thank you for writing to us

We have read your testimonial, and we will not put it on our website as it is. That may be about a detail, such as another person’s name, and says nothing about what you have been through.

You can change it on your own page, and we read it again. Or ring us on {{phone}}: we are glad to talk it over.

[See Your Testimonial]({{manageLink}})`,
  },
  invitation: {
    subject: 'Your invitation to {{charity}}',
    body: `# Hello {{name}}

You are invited to the admin portal of {{charity}}. Please choose your password here:

[Choose a Password]({{invitationLink}})

The link works once, until {{until}}. If you did not expect this, you need not do anything.`,
  },
  'password-reset': {
    subject: 'Your new password for {{charity}}',
    body: `# Hello {{name}}

A new password was asked for, for your account in the admin portal of {{charity}}. Please choose your password here:

[Choose a Password]({{invitationLink}})

The link works once, until {{until}}. If you did not expect this, please tell an administrator.`,
  },
  'new-sign-in': {
    subject: 'A new sign-in to your account',
    body: `# Hello {{name}}

Somebody signed in to your account on a device that we had not seen before.

- When: {{when}}
- Device: {{device}}

If that was you, all is well. If not, press this within a day. It ends every session and all that was made since, and asks for a new password. Tell an administrator, too:

[This Was Not Me]({{undoLink}})`,
  },
  'was-this-you': {
    subject: 'Was this you? Sign in to {{charity}}',
    body: `# Hello {{name}}

Somebody has just typed the right password for your account, in a browser that we do not know. As others are trying many wrong ones, we have let nobody in.

If it was you, open this link in the same browser, and sign in from there:

[Sign In from Here]({{browserLink}})

The link works once, for {{minutes}} minutes. If it was not you, somebody knows your password: change it at once, and tell an administrator.`,
  },
  'tries-noticed': {
    subject: 'Somebody is trying to sign in to your account',
    body: `# Hello {{name}}

{{what}}

Nobody has been let in. You can sign in as usual in a browser that you have used before. We will not write about this again for a day.`,
  },
  'factor-changed': {
    subject: 'Your ways to sign in have changed',
    body: `# Hello {{name}}

{{change}}

That was on {{when}}. If it was you, all is well. If not, press this within a day. It ends every session and all that was made since, and asks for a new password. Tell an administrator, too:

[This Was Not Me]({{undoLink}})`,
  },
  'access-ended': {
    subject: 'Foreign access to your account has ended',
    body: `# Hello {{name}}

Somebody said that it was not you in your account. We have ended:

{{ended}}

This is as it was before:

{{back}}

This is older, and still works. If any of it is not yours, remove it in the portal under My account:

{{kept}}

Please tell an administrator what happened.`,
  },
  'email-change': {
    subject: 'Your new address for {{charity}}',
    body: `# Hello {{name}}

This is to be the email address of your account in the admin portal of {{charity}}. Please confirm it:

[Use This Address]({{emailLink}})

The link works once, for {{minutes}} minutes. If you know nothing of this, you need not do anything.`,
  },
  'api-token-created': {
    subject: 'An API token for {{charity}} was created',
    body: `# Hello {{name}}

An API token with the name “{{token}}” was created with your account. Until {{until}} it may:

{{scopes}}

If it was you, all is well. If not, press this within a day. It ends every session and all that was made since, and asks for a new password. Tell an administrator, too:

[This Was Not Me]({{undoLink}})`,
  },
  'message-received': {
    subject: 'We have your message',
    body: `# Thank you

We have your message about “{{subject}}”, and somebody will read it on the next working day.

If it cannot wait, ring us on {{phone}}. In an emergency, ring 112 or 999.`,
  },
  'message-reply': {
    subject: 'Your message {{reference}}',
    body: `# Dear {{firstName}}

{{message}}

If there is more to say, ring us on {{phone}}.

You wrote:

> {{theirs}}`,
  },
  'help-received': {
    subject: 'We have your request {{reference}}',
    body: `# Thank you for asking

We have your request “{{service}}”. Its number is {{reference}}.

{{answer}}

On your own page you see where it stands. You can add to it, change it or withdraw it there:

[See My Request]({{manageLink}})

If it cannot wait, ring us on {{phone}}. In an emergency, ring 112 or 999.`,
  },
  'help-news': {
    subject: 'An update on your request {{reference}}',
    body: `# Dear {{firstName}}

{{outcome}}

{{message}}

[See My Request]({{manageLink}})

If there is more to say, ring us on {{phone}}.`,
  },
  'help-withdrawn': {
    subject: 'Called off: {{reference}}',
    body: `# It is off our list

You have called off your request “{{service}}”, and there is nothing more for you to do. You can ask again whenever you like.

[See My Request]({{manageLink}})

Was it not you who called it off? Ring us on {{phone}}.`,
  },
  'message-arrived': {
    subject: 'A message about “{{subject}}”',
    body: `# A message has arrived

Somebody has written to us about “{{subject}}”. It is number {{reference}}, and waits for an answer.

[Open the Messages]({{messagesLink}})`,
  },
  'somebody-in-danger': {
    subject: 'Somebody needs a look now',
    body: `# {{name}}, somebody needs a look now

Something that came in says that a person may be in danger. You are on duty: please open it now. It stands first on Today, with whom to ring.

[Open the Portal]({{portalLink}})

We write again every half hour until a colleague has opened it.`,
  },
  'daily-digest': {
    subject: 'What waits today',
    body: `# Good morning, {{name}}

{{summary}}

[Open the Portal]({{portalLink}})

You asked for this mail under My account, What you are told; there it can be switched off.`,
  },
  'data-request-receipt': {
    subject: 'We have your request',
    body: `# We have your request

On {{when}} somebody asked us about the personal data that we keep. We answer within a month.

If it was not you, you need not do anything: we give nothing away before we know who asks.`,
  },
  'data-request-answer': {
    subject: 'About your request',
    body: `# About your request

{{message}}

If you think that we treat your data wrongly, you can complain to the Data Protection Commission: www.dataprotection.ie`,
  },
} satisfies Record<string, MailWords>;
