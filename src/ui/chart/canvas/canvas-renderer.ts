export { CanvasRenderer } from "echarts/renderers";
