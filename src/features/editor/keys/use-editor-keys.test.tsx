import { fireEvent, render, screen } from "@testing-library/react";
import type { ReactElement } from "react";
import { expect, it, vi } from "vitest";

import { useEditorKeys } from "./use-editor-keys.ts";

const dispatch = vi.fn();
const duplicate = vi.fn();

function Editor({ dialog = false }: { dialog?: boolean }): ReactElement {
  useEditorKeys({ dispatch, onDuplicate: duplicate });
  return dialog ? (
    <div role="dialog">
      <button>Placer</button>
    </div>
  ) : (
    <button>Placer</button>
  );
}

it("undoes and duplicates by the keyboard, though not behind an open dialog", () => {
  const { rerender } = render(<Editor dialog />);
  const press = (key: string): boolean => fireEvent.keyDown(screen.getByRole("button"), { key, ctrlKey: true });
  press("z");
  press("d");
  expect([dispatch, duplicate].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
  rerender(<Editor />);
  press("z");
  press("d");
  expect(dispatch.mock.calls).toEqual([[{ type: "undo" }]]);
  expect(duplicate).toHaveBeenCalledOnce();
});
