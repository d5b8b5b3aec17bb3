import { act, fireEvent, render, screen } from "@testing-library/react";
import { type ReactElement, Suspense, use, useState } from "react";
import { expect, it, vi } from "vitest";

import { useTyping } from "./use-typing.ts";

const never = new Promise<void>(() => {});

/** What is made of a text: nothing that is ever ready. */
function Made({ text }: { text: string }): ReactElement {
  if (text !== "") use(never);
  return <p>Rien encore</p>;
}

function Field({ onDocument }: { onDocument: (text: string) => void }): ReactElement {
  const [text, setText] = useState("");
  const { onChange, ...typing } = useTyping(text, (next) => {
    onDocument(next);
    setText(next);
  });
  return (
    <>
      <input {...typing} onChange={({ target }) => onChange(target.value)} />
      <Suspense fallback={<p>En cours</p>}>
        <Made text={text} />
      </Suspense>
    </>
  );
}

/** Lets what waits be waited for. */
const letting = (event: () => void): Promise<void> =>
  act(() => {
    event();
    return Promise.resolve();
  });

it("shows a letter before what is made of it, and waits for no more once the field is left or a shortcut is pressed", async () => {
  const written = vi.fn<(text: string) => void>();
  render(<Field onDocument={written} />);
  const field = screen.getByRole("textbox");
  await letting(() => fireEvent.change(field, { target: { value: "a" } }));
  expect([field, screen.getByText("Rien encore")]).toEqual([expect.objectContaining({ value: "a" }), expect.anything()]);
  fireEvent.keyDown(field, { key: "b" });
  expect(written.mock.calls).toEqual([["a"]]);
  await letting(() => fireEvent.keyDown(field, { key: "z", ctrlKey: true }));
  expect(written.mock.calls).toEqual([["a"], ["a"]]);
  // No longer a transition: what is made of it is waited for.
  expect(screen.getByText("En cours")).toBeTruthy();
});

it("writes what was typed as the field is left, and nothing where all is there", async () => {
  const written = vi.fn<(text: string) => void>();
  render(<Field onDocument={written} />);
  const field = screen.getByRole("textbox");
  fireEvent.blur(field);
  expect(written).not.toHaveBeenCalled();
  await letting(() => fireEvent.change(field, { target: { value: "ab" } }));
  await letting(() => fireEvent.blur(field));
  expect(written.mock.calls).toEqual([["ab"], ["ab"]]);
});
