export { MarkLineComponent } from "echarts/components";
