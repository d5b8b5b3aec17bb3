export { useFileTask } from "../session/use-file-task.ts";
