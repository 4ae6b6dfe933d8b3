import { expect } from '@playwright/test';
import { test } from '../steps/test.ts';
import { expectProblem, shopForms } from './shop-forms.ts';

for (const { name, open, empty, button, controls, whenEmpty, focused, wrong } of shopForms) {
  test(`${name}: keyboards, autofill, and messages on leaving a field and when sent empty`, async ({
    page,
  }) => {
    const form = await open(page);
    for (const [label, wanted] of Object.entries(controls)) {
      const control = form.getByLabel(label, { exact: true });
      for (const attribute of [
        'type',
        'autocomplete',
        'inputmode',
        'autocapitalize',
        'enterkeyhint',
      ] as const) {
        const value = await control.getAttribute(attribute);
        if (attribute !== 'type' || wanted.type) {
          expect([label, attribute, value]).toEqual([label, attribute, wanted[attribute] ?? null]);
        }
      }
    }

    if (wrong) {
      const [label, typed, message, corrected] = wrong;
      const control = form.getByLabel(label, { exact: true });
      const before = await control.inputValue();
      await control.click();
      await control.press('ControlOrMeta+a');
      await control.pressSequentially(typed);
      await expect(control).not.toHaveAttribute('aria-invalid');
      await control.press('Tab');
      await expectProblem(control, message);
      await control.fill(corrected);
      await expect(control).not.toHaveAttribute('aria-invalid');
      await control.fill(before);
    }

    await empty?.(form);
    await form.getByRole('button', { name: button, exact: true }).click();
    for (const [field, seen] of whenEmpty) await expectProblem(form.getByLabel(field, { exact: true }), seen);
    const first = focused
      ? form.getByRole('group', { name: focused })
      : form.getByLabel(whenEmpty[0]![0], { exact: true });
    await expect(first).toBeFocused();
  });
}

test.describe('as a no-JavaScript action', () => {
  test.use({ javaScriptEnabled: false });

  for (const { name, open, empty, button, whenEmpty, wrong } of shopForms.filter(
    ({ scripted }) => !scripted,
  )) {
    test(`${name}: sent empty or wrong, it comes back with the messages and what was typed`, async ({
      page,
    }) => {
      const form = await open(page);
      await empty?.(form);
      await form.getByRole('button', { name: button, exact: true }).click();
      for (const [label, message] of whenEmpty) {
        await expectProblem(form.getByLabel(label, { exact: true }), message);
      }

      if (!wrong) return;
      const [label, typed, message] = wrong;
      const control = form.getByLabel(label, { exact: true });
      await control.fill(typed);
      await form.getByRole('button', { name: button, exact: true }).click();
      await expectProblem(control, message);
      // A password isn't sent back.
      if ((await control.getAttribute('type')) !== 'password') await expect(control).toHaveValue(typed);
    });
  }
});
