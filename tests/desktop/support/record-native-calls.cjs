// Loaded by Electron, and by the stand-in, with -r before the app: what reaches the system is recorded from the first.
const { app, dialog, Notification, shell, Tray } = require('electron');

// As Playwright does with its own arguments: the app finds its folder where it always is.
process.argv.splice(process.argv.indexOf('-r'), 2);

const recorded = {
  ...{ external: [], opened: [], notifications: [], badgeCount: 0, tray: { toolTip: '' }, questions: [] },
};
const shown = [];
Object.assign(globalThis, { recorded, shownNotifications: shown });
shell.openExternal = async (url) => void recorded.external.push(url);
shell.openPath = async (path) => {
  recorded.opened.push(path);
  return '';
};
Notification.prototype.show = function show() {
  recorded.notifications.push({ title: this.title, body: this.body });
  shown.push(this);
};
Tray.prototype.setToolTip = (text) => {
  recorded.tray.toolTip = text;
};
Tray.prototype.setContextMenu = (menu) => {
  globalThis.trayMenu = menu;
};
// A test that ends with something unsaved leaves it: nobody is there to answer.
dialog.showMessageBoxSync = (...given) => {
  const { message, detail = '', buttons = [], defaultId = 0, cancelId = 0 } = given.at(-1);
  recorded.questions.push({ message, detail, buttons, default: buttons[defaultId], cancel: buttons[cancelId] });
  return buttons.indexOf(globalThis.answer ?? 'Leave');
};
app.setBadgeCount = (count = 0) => {
  recorded.badgeCount = count;
  return true;
};
